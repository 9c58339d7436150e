/** The windows of the page: their calls and their events. */
package zoetrope.studio.window;
