package zoetrope.badinput;

import static java.lang.Double.NaN;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.frame.RasterImage;
import zoetrope.mobject.cloud.DotCloud;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.three.mesh.Interval;

/** Solids, surfaces, clouds and the camera. */
class SpaceBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(solidsRows(), surfacesRows(), shadedRows(), cloudsRows(), cameraRows())
        .flatMap(List::stream);
  }

  private static List<Row> solidsRows() {
    return List.of(
        refused(
            "a clip plane that faces (0, 0, 0)",
            () -> sphere(1).setClipPlane(ORIGIN, 1),
            "a clip plane cannot face Vec[x=0.0, y=0.0, z=0.0]: name a direction, such as UP"),
        refused(
            "a clip plane at NaN",
            () -> sphere(1).setClipPlane(UP, NaN),
            "the threshold of a clip plane must be finite, not NaN"),
        shows(0, "a ball that is completely cut away", () -> sphere(1).setClipPlane(UP, -5)),
        shows(
            0,
            "a ball between planes that leave nothing",
            () -> sphere(1).setClipPlanes(new ClipPlane(UP, -0.1), new ClipPlane(DOWN, -0.1))),
        shows(0, "a group in space without members", () -> vGroup3D()),
        shows(0, "a cloud of balls without dots", () -> dotCloud().make3d()),
        refused("a ball of radius 0", () -> sphere(0), "a radius of 0.0 is not above 0"),
        refused("a ball of radius NaN", () -> sphere(NaN), "a radius of NaN is not above 0"),
        refused("a ball of radius -1", () -> sphere(-1), "a radius of -1.0 is not above 0"),
        shows(2400, "a ring thicker than wide", () -> torus(1, 2)),
        refused("a ring of NaN", () -> torus(NaN, 1), "a radius of NaN is not above 0"),
        refused(
            "a cylinder without height", () -> cylinder(0, 1), "a height of 0.0 is not above 0"),
        refused(
            "a cylinder along the axis (0, 0, 0)",
            () -> cylinder(1, 1, ORIGIN),
            "an axis cannot have the direction Vec[x=0.0, y=0.0, z=0.0]: it needs a length"),
        refused("a cone of height 0", () -> cone(1, 0), "a height of 0.0 is not above 0"),
        refused(
            "a cone in the direction (0, 0, 0)",
            () -> cone(1, 1, ORIGIN),
            "an axis cannot have the direction Vec[x=0.0, y=0.0, z=0.0]: it needs a length"),
        refused("a disk of NaN", () -> disk3D(NaN), "a radius of NaN is not above 0"),
        refused("a cube of edge 0", () -> cube(0), "a width of 0.0 is not above 0"),
        refused("a cube of edge NaN", () -> cube(NaN), "a width of NaN is not above 0"),
        refused("a prism without depth", () -> prism(1, 1, 0), "a depth of 0.0 is not above 0"),
        refused(
            "a prism of outlines of NaN", () -> vPrism(1, 1, NaN), "a depth of NaN is not above 0"),
        refused(
            "a tetrahedron of edge -1", () -> tetrahedron(-1), "an edge of -1.0 is not above 0"),
        refused(
            "a dodecahedron of edge NaN", () -> dodecahedron(NaN), "an edge of NaN is not above 0"),
        shows(0, "a polyhedron without corners", () -> polyhedron(List.of(), List.of())),
        refused(
            "a face with a corner that does not exist",
            () -> polyhedron(List.of(UP, LEFT, RIGHT), List.of(List.of(0, 1, 3))),
            "a face names corner 3; there are 3 corners, numbered from 0"),
        refused(
            "a face of two corners",
            () -> polyhedron(List.of(UP, LEFT, RIGHT), List.of(List.of(0, 1))),
            "face 0 has 2 corners; it needs 3 or more"),
        refused(
            "a face with a corner at -1",
            () -> polyhedron(List.of(UP, LEFT, RIGHT), List.of(List.of(0, 1, -1))),
            "a face names corner -1; there are 3 corners, numbered from 0"),
        refused(
            "a hull in space of zero points",
            () -> convexHull3D(List.of()),
            "a convex hull in space needs four points or more, not 0"),
        refused(
            "a hull in space of points in a plane",
            () -> convexHull3D(UP, DOWN, LEFT, RIGHT),
            "the points of a convex hull in space are all in one plane; use a polygon"),
        refused(
            "a hull in space of NaN",
            () -> convexHull3D(UP, DOWN, LEFT, at(NaN, 0, 1)),
            "the points of a convex hull must be finite, not Vec[x=NaN, y=0.0, z=1.0]"),
        shows(0, "an empty letter made thick", () -> prismify(text(""))),
        refused(
            "a letter made NaN thick",
            () -> prismify(square(), NaN, OUT),
            "prismify() got the point (NaN, NaN, NaN)…"),
        shows(
            6,
            "a letter made thick in the direction (0, 0, 0)",
            () -> prismify(square(), 1, ORIGIN)),
        refused(
            "a line in space without length",
            () -> line3D(UP, UP),
            "an axis cannot have the direction Vec[x=0.0, y=0.0, z=0.0]: it needs a length"),
        refused(
            "a line in space of width 0",
            () -> line3D(LEFT, RIGHT, 0),
            "a radius of 0.0 is not above 0"),
        refused(
            "a line in space to NaN",
            () -> line3D(UP, at(0, 0, NaN)),
            "an axis cannot have the direction Vec[x=0.0, y=-1.0, z=NaN]: it needs a length"),
        refused(
            "an arrow in space without length",
            () -> arrow3D(UP, UP),
            "an axis cannot have the direction Vec[x=0.0, y=0.0, z=0.0]: it needs a length"),
        refused(
            "a dot in space of radius NaN",
            () -> dot3D(UP, NaN),
            "a radius of NaN is not above 0"));
  }

  private static List<Row> surfacesRows() {
    return List.of(
        refused(
            "a surface of NaN",
            () -> surface((u, v) -> at(NaN, 0, 0)),
            "a Surface has a corner that is not a finite number…"),
        shows(
            10_000,
            "a surface with a pole",
            () -> surface((u, v) -> at(u, v, 1 / (u * u + v * v)))),
        refused(
            "a surface that returns null",
            () -> surface((u, v) -> null),
            "surface() got null: is a field not set yet, or does a function have no result?"),
        shows(10_000, "a surface shrunk to a point", () -> surface((u, v) -> UP)),
        refused(
            "a surface without a function",
            () -> surface(null),
            "surface() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "a surface of 0 faces",
            () -> surface((u, v) -> at(u, v, 0)).resolution(0),
            "the resolution must be 1 to 2000 faces, not 0"),
        refused(
            "a surface over NaN",
            () -> surface((u, v) -> at(u, v, 0), new Interval(NaN, 1), Interval.UNIT),
            "a parameter needs a finite interval, not one from NaN to 1.0"),
        shows(
            10_000,
            "a surface over an interval of length 0",
            () -> surface((u, v) -> at(u, v, 0), new Interval(1, 1), Interval.UNIT)),
        refused(
            "a chessboard without colours",
            () -> sphere().checkerboard(),
            "a checkerboard needs at least one colour"),
        refused(
            "a surface coloured by NaN",
            () -> sphere().colorByValue(p -> NaN, RED, BLUE),
            "the value of a face of a surface is NaN, not a finite number"),
        shows(0, "a mesh of zero lines", () -> surfaceMesh(sphere(), 0, 0)),
        refused(
            "a mesh of a null surface",
            () -> surfaceMesh(null),
            "surfaceMesh() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "a surface without an image",
            () -> texturedSurface(sphere(), (RasterImage) null),
            "texturedSurface() got null: is a field not set yet, or does "
                + "a function have no result?"));
  }

  private static List<Row> shadedRows() {
    var picture = new RasterImage(1, 1, new int[] {-1});
    return List.of(
        refused(
            "edges smoothed up to NaN",
            () -> cube(1).shadeSmooth(NaN),
            "edges cannot be smoothed up to an angle of NaN: it must be above 0 and at most pi"),
        refused(
            "edges smoothed up to 0",
            () -> cube(1).shadeSmooth(0),
            "edges cannot be smoothed up to an angle of 0.0: it must be above 0 and at most pi"),
        refused(
            "edges smoothed up to degrees",
            () -> cube(1).shadeSmooth(30),
            "edges cannot be smoothed up to an angle of 30.0: it must be above 0 and at most pi"),
        shows(
            16,
            "a smooth surface shrunk to a point",
            () -> surface((u, v) -> UP).resolution(4).shadeSmooth()),
        shows(
            16,
            "a smooth surface shrunk to a line",
            () -> surface((u, v) -> at(u, 0, 0)).resolution(4).shadeSmooth(PI)),
        refused(
            "a smooth surface of NaN",
            () -> surface((u, v) -> at(NaN, 0, 0)).shadeSmooth(),
            "a Surface has a corner that is not a finite number…"),
        shows(
            0,
            "a smooth polyhedron without corners",
            () -> polyhedron(List.of(), List.of()).shadeSmooth()),
        shows(
            0,
            "a smooth ball that is completely cut away",
            () -> sphere(1).shadeSmooth().setClipPlane(UP, -5)),
        shows(
            64,
            "a smooth ball that the camera is in",
            () -> sphere(30).resolution(8).shadeSmooth()),
        shows(
            64,
            "an image around the camera",
            () -> texturedSurface(sphere(30).resolution(8), picture)),
        refused(
            "colours for a different number of vertices",
            () -> surface((u, v) -> at(u, v)).resolution(2).setVertexColors(List.of(RED, BLUE)),
            "there are 2 colours for 9 vertices of a Surface"),
        refused(
            "a null colour for a point of a surface",
            () -> sphere().setColorByXyzFunction(p -> null),
            "the colour of a surface at Vec[x=0.0, y=0.0, z=-1.0] is null"),
        refused(
            "a null colour for parameters of a surface",
            () -> sphere().colorByUvFunction((u, v) -> null),
            "the colour of a surface at Vec[x=0.0, y=0.0, z=0.0] is null"),
        refused(
            "colours of a surface by NaN",
            () -> sphere().setColorByXyzFunction(p -> rgb(NaN, 0, 0)),
            "red is NaN, not in [0, 1]"),
        refused(
            "vertices coloured by NaN",
            () -> sphere().shadeSmooth().colorByValue(p -> NaN, RED, BLUE),
            "the value of a face of a surface is NaN, not a finite number"),
        refused(
            "a surface with an image that does not exist",
            () -> texturedSurface(sphere(), "no such picture"),
            "there is no image…"),
        refused(
            "a surface without an image for the night",
            () -> texturedSurface(sphere(), picture, null),
            "texturedSurface() got null: is a field not set yet, or does a "
                + "function have no result?"),
        shows(
            1,
            "an image of one pixel on a surface of one face",
            () -> texturedSurface(square3D(2), picture)),
        shows(
            16,
            "an image on a surface shrunk to a point",
            () -> texturedSurface(surface((u, v) -> UP).resolution(4), picture)));
  }

  private static List<Row> cloudsRows() {
    return List.of(
        shows(0, "a cloud without dots", () -> dotCloud(List.of())),
        refused(
            "a cloud of NaN",
            () -> dotCloud(at(NaN, 0)),
            "the position of dot 0 of a cloud must be finite, not Vec[x=NaN, y=0.0, z=0.0]"),
        refused(
            "a cloud with a null dot",
            () -> dotCloud(UP, null),
            "dotCloud() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "a cloud of radius NaN",
            () -> dotCloud(UP).setRadius(NaN),
            "a dot's radius is NaN; it must be 0 or more"),
        refused(
            "a cloud of radius -1",
            () -> dotCloud(UP).setRadius(-1),
            "a dot's radius is -1.0; it must be 0 or more"),
        shows(
            2,
            "a cloud with radii for a different number of dots",
            () -> dotCloud(UP, DOWN).setRadius(1, 2, 3)),
        shows(1, "a cloud without colours", () -> dotCloud(UP).setDotColors(List.of())),
        refused(
            "a glow of NaN",
            () -> glowDots(UP).setGlowFactor(NaN),
            "a glow factor is NaN; it must be 0 or more"),
        refused(
            "the dot after the last",
            () -> dot(dotCloud(UP).dot(1)),
            "there is no dot 1 in a DotCloud of 1"),
        refused(
            "a cloud thinned out with step 0",
            () -> dotCloud(UP).thinOut(0),
            "the step of thinning out is 0, not at least 1"),
        refused(
            "a grid of zero dots",
            () -> DotCloud.grid(0, 1, 1),
            "a grid of dots must not be empty: 0 x 1 x 1"),
        refused(
            "a dot of dots of density 0",
            () -> pointCloudDot(ORIGIN, 1, 0),
            "a density of 0.0 points per unit: it must be above 0 and at most 200"),
        refused(
            "a dot of a billion dots",
            () -> pointCloudDot(ORIGIN, 10, 1e6),
            "a density of 1000000.0 points per unit: it must be above 0 and at most 200"),
        refused(
            "a line of NaN dots",
            () -> pointMobject(NaN).addLine(LEFT, RIGHT),
            "a density of NaN points per unit: it must be above 0 and at most 200"),
        refused(
            "a line of a billion dots",
            () -> pointMobject(1e9).addLine(LEFT, RIGHT),
            "a density of 1.0E9 points per unit: it must be above 0 and at most 200"));
  }

  private static List<Row> cameraRows() {
    return List.of(
        refused(
            "a frame of height 0",
            s -> s.frame().setHeight(0),
            "the camera's frame is 8.0E-8 units high, not at least 1.0E-6"),
        refused("a frame of height NaN", s -> s.frame().setHeight(NaN), "setHeight() got NaN…"),
        refused(
            "a frame scaled to 0",
            s -> s.frame().scale(0),
            "the camera's frame is 8.0E-8 units high, not at least 1.0E-6"),
        refused(
            "a frame moved to NaN",
            s -> s.frame().moveTo(at(NaN, 0)),
            "moveTo() got the point (NaN, 0, 0)…"),
        refused(
            "a field of view of 0",
            s -> s.frame().setFieldOfView(0),
            "field of view 0.0 is not between 0 and pi"),
        refused(
            "a field of view of 180 degrees",
            s -> s.frame().setFieldOfView(PI),
            "field of view 3.141592653589793 is not between 0 and pi"),
        refused(
            "a field of view of NaN",
            s -> s.frame().setFieldOfView(NaN),
            "field of view NaN is not between 0 and pi"),
        refused(
            "an eye at the distance 0",
            s -> s.frame().setEyeDistance(0),
            "the distance of the eye is 0.0, not a number above 0.0"),
        refused(
            "a view from NaN",
            s -> s.frame().reorient(NaN, 0),
            "the camera's orientation is Quaternion[w=NaN, x=NaN, y=NaN, "
                + "z=NaN], not a rotation: look for an angle of NaN"),
        refused(
            "a frame that turns by NaN per second",
            s -> s.frame().addAmbientRotation(NaN),
            "the camera's orientation is Quaternion[w=NaN, x=NaN, y=NaN, "
                + "z=NaN], not a rotation: look for an angle of NaN"),
        shows(0, "a frame stretched in one direction", s -> s.frame().stretch(2, 0)));
  }
}
