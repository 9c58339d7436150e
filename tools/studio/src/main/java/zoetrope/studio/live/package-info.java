/** Scenes that windows show, with their frames, sound and results. */
package zoetrope.studio.live;
