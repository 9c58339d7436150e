/**
 * Readers of attention that was computed elsewhere, in NumPy's formats ({@code .npy}, {@code .npz})
 * and JSON. They depend on {@code zoetrope.attention} but not on mobjects. Sizes are bounded, and
 * error messages name file and place and suggest a fix.
 */
package zoetrope.attention.file;
