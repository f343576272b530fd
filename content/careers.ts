/** Four of us next to the title of the careers page, two by two; portraits in `public/images/people/<id>.svg`. */
export const careersFaces = ['liridona', 'egzon', 'samira', 'drilon'] as const;
