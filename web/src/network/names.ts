// A name as others will read it; empty where nothing of it would be seen. The server judges alike.
const kSeen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

export const seenName = (text: string): string => (kSeen.test(text) ? text.trim() : '');
