/**
 * Renders requests: writes videos, animated images, presentations, sound files and image sequences.
 */
package zoetrope.internal.render.film;
