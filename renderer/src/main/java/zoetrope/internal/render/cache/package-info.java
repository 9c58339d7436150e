/**
 * Coded segments by what they show: the hash of a segment's frames, the key that is made of it, and
 * the store in which segments are kept from one film to the next. Knows frames and files; must not
 * know how a segment is drawn or coded.
 */
package zoetrope.internal.render.cache;
