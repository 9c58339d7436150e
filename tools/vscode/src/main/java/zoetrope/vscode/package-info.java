/** Packs the extension for Visual Studio Code; the extension itself is JavaScript. */
package zoetrope.vscode;
