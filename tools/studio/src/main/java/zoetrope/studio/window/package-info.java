/** The windows of the page: what they ask for and what they are told. */
package zoetrope.studio.window;
