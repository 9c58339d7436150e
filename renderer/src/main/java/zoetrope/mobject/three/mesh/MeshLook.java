package zoetrope.mobject.three.mesh;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Style;
import zoetrope.mobject.display.Shading;

/**
 * The immutable look of a mesh.
 *
 * @param style the style of all faces; its fill is the default colour and the opacity
 * @param faceColors the colours of the faces, repeated in order; empty if all faces have the colour
 *     of the fill
 * @param vertexColors the colours of the {@link MeshPoints}, interpolated over the faces; empty if
 *     each face has one colour
 * @param shading how light changes colours
 * @param smoothAngle the largest angle of edges with smooth shading, in radians; 0 for flat faces
 * @param texture the image drawn over the faces instead of colours; or null
 */
public record MeshLook(
    Style style,
    List<Color> faceColors,
    List<Color> vertexColors,
    Shading shading,
    double smoothAngle,
    MeshTexture texture) {

  MeshLook withStyle(Style newStyle) {
    return new MeshLook(newStyle, faceColors, vertexColors, shading, smoothAngle, texture);
  }

  /** Returns a copy with other colours of faces and vertices; either list may be empty. */
  MeshLook withColors(List<Color> ofFaces, List<Color> ofVertices) {
    return new MeshLook(style, ofFaces, ofVertices, shading, smoothAngle, texture);
  }

  MeshLook withShading(Shading newShading) {
    return new MeshLook(style, faceColors, vertexColors, newShading, smoothAngle, texture);
  }

  MeshLook withSmoothAngle(double angle) {
    return new MeshLook(style, faceColors, vertexColors, shading, angle, texture);
  }

  MeshLook withTexture(MeshTexture newTexture) {
    return new MeshLook(style, faceColors, vertexColors, shading, smoothAngle, newTexture);
  }

  Color fill() {
    return style.fill().firstColor();
  }

  /** Returns the colour of face {@code i} before shading, including its opacity. */
  Color faceColor(int i, Color fill) {
    return faceColors.isEmpty()
        ? fill
        : faceColors.get(i % faceColors.size()).withAlpha(fill.alpha());
  }

  boolean hasVertexColors() {
    return !vertexColors.isEmpty();
  }

  boolean isSmooth() {
    return smoothAngle > 0;
  }

  /** Returns whether colours are interpolated over the faces. */
  boolean interpolatesColors() {
    return isSmooth() || hasVertexColors() || texture != null;
  }

  boolean hasStrokes() {
    return !style.stroke().isInvisible() || !style.behind().isInvisible();
  }
}
