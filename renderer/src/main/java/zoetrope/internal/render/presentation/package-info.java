/** Presentations: HTML pages with a film for each slide. */
package zoetrope.internal.render.presentation;
