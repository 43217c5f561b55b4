/** Who is told of each enquiry by mail. */
export const recipients = ["sales@kiln.co", "boss@kiln.co"] as const;
