/** Four of us next to the title of the careers page, two by two, the yellow one away from the header's yellow link; portraits in `public/images/people/<id>.svg`. */
export const careersFaces = ['liridona', 'samira', 'egzon', 'drilon'] as const;
