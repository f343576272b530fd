/** Every so many weeks a marker is larger and bears the number of its week. */
export const weeksPerMonth = 4;
