/** Where providers tell of payments; outside of the API, whose headers providers do not send. */
export const everypayCallbackPath = '/payments/everypay/callback';
