/** Characters a password has; the shop asks for nothing else but that others do not know it. */
export const passwordLimits = { min: 12, max: 200 };
