/** Starts AWT's font code for all packages that load fonts. Must not depend on texts. */
package zoetrope.internal.text;
