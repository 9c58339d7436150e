/**
 * Programs for the people who build and measure Zoetrope: benchmark, study of encoder settings,
 * comparison of frames, pages of pictures, drawing of the pictures that ship. They use the renderer
 * as any program may; nothing of it must know them.
 */
package zoetrope.tools;
