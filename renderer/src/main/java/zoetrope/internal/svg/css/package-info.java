/**
 * CSS over a DOM: its syntax, selectors, media queries, custom properties and the cascade. What the
 * properties are and what they mean is not known here.
 */
package zoetrope.internal.svg.css;
