/**
 * CSS for a DOM: syntax, selectors, media queries, custom properties and the cascade. This package
 * does not interpret properties.
 */
package zoetrope.internal.svg.css;
