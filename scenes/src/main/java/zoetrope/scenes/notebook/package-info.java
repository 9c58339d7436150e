/** Films after a notebook that builds attention from averages; they know no other films. */
package zoetrope.scenes.notebook;
