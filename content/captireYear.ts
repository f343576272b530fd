/** Sets of wheels changed by one branch of the client, January to December; shown by the case study Captire. */
export const wheelSets = [96, 142, 498, 812, 214, 88, 71, 93, 187, 744, 628, 111] as const;

/** From this many on, a month is one of the busy four. */
export const busyMonth = 400;
