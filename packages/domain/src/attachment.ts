/** payments B1: what is attached to a request is no larger, in bytes. */
export const mostAttachmentBytes = 2_621_440
