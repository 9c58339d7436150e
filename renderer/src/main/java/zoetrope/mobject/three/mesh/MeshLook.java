package zoetrope.mobject.three.mesh;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Style;
import zoetrope.mobject.display.Shading;

/**
 * How a mesh looks. Immutable.
 *
 * @param style of all faces; its fill is their colour where they have no other, and their opacity
 * @param faceColors of faces, in turn; empty for that of the fill
 * @param vertexColors one for each of the mesh's {@link MeshPoints}, which run over the faces;
 *     empty for colours of whole faces
 * @param shading what light does
 * @param smoothAngle by which faces turn at most where light runs over their edge; 0 for flat faces
 * @param texture what is drawn over the faces in place of colours; or null
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

  /** With other colours of faces and vertices; either list may be empty. */
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

  /** The colour of face {@code i}, before shading, with its opacity. */
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

  /** Whether colours run over the faces, rather than that each has one. */
  boolean runsOverFaces() {
    return isSmooth() || hasVertexColors() || texture != null;
  }

  boolean hasStrokes() {
    return !style.stroke().isInvisible() || !style.behind().isInvisible();
  }
}
