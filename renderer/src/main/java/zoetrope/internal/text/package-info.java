/** Starts AWT's font code for all packages that load fonts. Knows nothing of texts. */
package zoetrope.internal.text;
