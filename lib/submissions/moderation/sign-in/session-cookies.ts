/** The names of the moderators' session cookie; with https the prefix restricts it to this host and the path '/'. */
export const SESSION_COOKIES = { secure: '__Host-moderator', plain: 'moderator' };
