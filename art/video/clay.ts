/** An SVG filter that makes flat shapes look like clay: rounded, and lit from the upper left like the pictures. */
export const clayFilter = `
<svg width="0" height="0" style="position:absolute"><filter id="clay" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%">
  <feGaussianBlur in="SourceAlpha" stdDeviation="8" result="height"/>
  <feDiffuseLighting in="height" surfaceScale="7" diffuseConstant="1.24" lighting-color="#fffaf2" result="light"><feDistantLight azimuth="236" elevation="54"/></feDiffuseLighting>
  <feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1=".62" k2=".4" result="lit"/>
  <feSpecularLighting in="height" surfaceScale="4" specularConstant=".26" specularExponent="14" lighting-color="#fff" result="gloss"><feDistantLight azimuth="236" elevation="52"/></feSpecularLighting>
  <feComposite in="lit" in2="gloss" operator="arithmetic" k2="1" k3=".55"/>
  <feComposite in2="SourceAlpha" operator="in"/>
</filter></svg>`;

const star = "M0-40 11-14 39-12 17 6 25 34 0 18-25 34-17 6-39-12-11-14Z";

/** A clay ticket, 300 by 150, with a star and a perforation. */
export const ticket = (colour: string, starColour: string): string => `
<svg width="300" height="150" viewBox="0 0 300 150" overflow="visible">
  <path filter="url(#clay)" fill="${colour}" d="M22 0H186a20 20 0 0 0 40 0H278a22 22 0 0 1 22 22V128a22 22 0 0 1-22 22H226a20 20 0 0 0-40 0H22a22 22 0 0 1-22-22V22A22 22 0 0 1 22 0Z"/>
  <g fill="#1b1f3b" opacity=".3">${[42, 64, 86, 108].map((y) => `<rect x="202" y="${y - 5}" width="8" height="12" rx="4"/>`).join("")}</g>
  <path filter="url(#clay)" transform="translate(96 76)" fill="${starColour}" stroke="${starColour}" stroke-width="12" stroke-linejoin="round" d="${star}"/>
  <g fill="#fff8ef" filter="url(#clay)"><rect x="243" y="42" width="36" height="16" rx="8"/><rect x="243" y="72" width="36" height="16" rx="8"/><rect x="243" y="102" width="22" height="16" rx="8"/></g>
</svg>`;

/** The round token with a client's initial, 320 across. */
export const token = (letter: string): string => `
<svg width="320" height="320" viewBox="0 0 320 320" overflow="visible">
  <circle cx="160" cy="160" r="158" fill="#ffc24b" filter="url(#clay)"/>
  <circle cx="160" cy="160" r="124" fill="#f3b136"/>
  <circle cx="160" cy="163" r="122" fill="#ffcb62"/>
  <text x="160" y="226" text-anchor="middle" font-family="Display" font-weight="800" font-size="190" fill="#fff8ef" stroke="#fff8ef" stroke-width="10" stroke-linejoin="round" filter="url(#clay)">${letter}</text>
</svg>`;

/** The teapot and the cup, cut out of the thank-you page's picture. The mask takes that picture as 1000 wide. */
export const teapot = (picture: string): string => `
<svg width="480" height="490" viewBox="128 330 300 306">
  <mask id="pot" maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="833"><g fill="#fff">
    <ellipse cx="268" cy="432" rx="78.5" ry="71"/><ellipse cx="265" cy="372" rx="43.5" ry="19.5"/><circle cx="264.500" cy="357" r="12.500"/><ellipse cx="272" cy="497" rx="42" ry="13"/>
    <path fill="none" stroke="#fff" stroke-width="20" d="M200 401 170 393Q151 389 149 404L150 420Q152 440 164 447L200 461"/>
    <path fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" d="M342 443Q370 444 377 415 383 392 402 387"/>
    <path d="M304 541Q302 526 345 524 389 526 388 541L384 566Q378 591 346 592 312 590 308 566Z"/><path fill="none" stroke="#fff" stroke-width="13" d="M386 545Q410 540 408 557 405 571 385 570"/>
    <ellipse cx="352" cy="592" rx="57" ry="23"/>
    <path fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" d="M334 463Q346 484 338 498 331 512 340 530M362 463Q348 482 355 496 364 512 360 530"/></g></mask>
  <g fill="#3d2b86" opacity=".3" style="filter:blur(5px)"><ellipse cx="282" cy="503" rx="62" ry="15"/><ellipse cx="362" cy="604" rx="56" ry="14"/></g>
  <image href="${picture}" width="1000" height="833" mask="url(#pot)"/>
</svg>`;
