/** Presentations: HTML pages with a video for each slide. */
package zoetrope.internal.render.presentation;
