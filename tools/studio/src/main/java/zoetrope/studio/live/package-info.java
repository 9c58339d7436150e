/** Scenes that windows show, with their frames, their sound and what comes of running them. */
package zoetrope.studio.live;
