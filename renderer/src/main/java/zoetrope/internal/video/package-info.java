/**
 * The settings of videos, and files that are renamed to their final names when they are complete.
 */
package zoetrope.internal.video;
