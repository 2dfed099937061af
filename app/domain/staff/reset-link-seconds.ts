/** For how long the link to set a new password works, as long as `otp_expiry` in supabase/config.toml. */
export const RESET_LINK_SECONDS = 15 * 60;
