/** Size in pixels of the not-found picture. Phones show only its middle 430 columns: all that matters stands there. */
export const sceneSize = { width: 1600, height: 900 } as const;
