/**
 * Films after a notebook that builds attention from averages. They do not depend on other films.
 */
package zoetrope.scenes.notebook;
