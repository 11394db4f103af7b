/** Alerts of rule AUTH-5. */
export const EMAIL_MISSING = 'Please enter your email address'
export const LOGIN_FAILED = 'Passwordless login error'
