/** The domain of the demo's people; no mail server will ever have it. */
export const demoDomain = 'ilumaja.example';
