/** The film about a translation by an encoder and a decoder. */
package zoetrope.scenes.models.translation;
