/** Images, video and sound that are sent to a page. */
package zoetrope.studio.stream;
