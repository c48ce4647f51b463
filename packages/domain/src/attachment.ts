/** payments B1: largest attachment of a request, in bytes. */
export const mostAttachmentBytes = 2_621_440
