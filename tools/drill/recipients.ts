/** Recipients of the notification mails. */
export const recipients = ["sales@kiln.co", "boss@kiln.co"] as const;
