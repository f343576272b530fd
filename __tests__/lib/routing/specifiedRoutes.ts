/** The table of specification 2.1, as it stands there; the company's slug is filled in. */
export const specifiedRoutes: readonly string[] = `
/
/services
/our-work
/our-work/wedere /our-work/sales-info /our-work/captire /our-work/lea
/our-work/wedere-old /our-work/sales-info-old /our-work/captire-old /our-work/lea-old
/careers
/careers/career-start-program
/careers/career-start-program/software-system-engineer
/careers/career-start-program/full-stack-software-engineer
/careers/career-start-program/software-quality-assurance-engineer
/careers/career-start-program/digital-marketing
/careers/career-start-program/cyber-security-engineer
/instructor-details-1 /instructor-details-2 /instructor-details-3
/about
/contact-us
/c-levels
/product-innovation
/angular-developer /full-stack-developer /dotNet-developer /digital-marketing /digital-marketing-intern
/legal
/policies
/coming-soon
/blogs
/blogs/unleashing-the-power-of-penetration-testing
/blogs/strengthening-software-development
/blogs/firnwerk-iso-9001-and-27001-certifications
/blogs/winter-team-building-borovets-bulgaria
/blogs/firnwerk-iso-13485-certifications
/blogs/fundamental-role-of-software-testing
/blogs/protecting-from-phishing-attacks
/blogs/improving-user-experience-and-interface-design
`
  .trim()
  .split(/\s+/);
