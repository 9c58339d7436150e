package zoetrope.internal.svg.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.svg.model.SvgException;
import zoetrope.svg.model.SvgPart;

/** A parsed drawing: its elements with their line numbers, and notes on omissions. */
public final class SvgDocument {
  private static final int MAX_NOTES = 100;

  /** The maximum area that is counted for a painted box, divided by the area of the drawing. */
  private static final double MAX_COUNTED_AREAS = 4;

  /** The cost of a blur or a morphology if painting the same area costs 1. */
  private static final int SLOW_EFFECT = 8;

  private final String name;
  private final Document dom;
  private final Map<Element, Integer> lines = new IdentityHashMap<>();
  private final Map<String, Element> byId = new HashMap<>();
  private final Map<String, Set<Integer>> notes = new LinkedHashMap<>();
  private final Set<String> fonts = new HashSet<>();
  private int deepest;
  private int points;
  private int conversions;
  private long combined;
  private double area;
  private double paintings;

  /** The number of invisible elements around the element that is being converted. */
  private int unseen;

  SvgDocument(String name, Document dom) {
    this.name = name;
    this.dom = dom;
  }

  public Document dom() {
    return dom;
  }

  public Element root() {
    return dom.getDocumentElement();
  }

  /**
   * Returns notes on omissions. Each kind of note appears once, with the first line where it occurs
   * and the number of other lines.
   */
  public List<String> notes() {
    List<String> texts = new ArrayList<>();
    notes.forEach(
        (what, at) -> {
          int first = at.iterator().next();
          String line = first == 0 ? "" : ", line " + first;
          int more = at.size() - 1;
          String others = more == 0 ? "" : " and " + more + (more == 1 ? " other" : " others");
          texts.add(name + line + others + ": " + what);
        });
    return texts;
  }

  void setLine(Element element, int line) {
    lines.put(element, line);
  }

  void setDepth(int depth) {
    deepest = Math.max(deepest, depth);
  }

  /** Whether elements are nested too deeply for the default thread stack. */
  public boolean isDeep() {
    return deepest > SvgLimits.DEPTH;
  }

  /** Registers an element by its id. The first element with an id wins. */
  void setId(String id, Element element) {
    byId.putIfAbsent(id, element);
  }

  /**
   * Returns the element that {@code reference}, such as {@code #heart}, names, or null if it does
   * not exist. References to other files are not followed, and add a note.
   */
  public Element target(Element from, String reference) {
    if (!reference.startsWith("#")) {
      note(
          from,
          Messages.of(
              "<%s> refers to %s outside this drawing: copy the element into the drawing, because"
                  + " other files are not read",
              from.getLocalName(), shortened(reference)));
      return null;
    }
    return byId.get(reference.substring(1));
  }

  /** Adds a note that something is left out. */
  public void note(Element element, String what) {
    if (unseen == 0) {
      note(lines.getOrDefault(element, 0), what);
    }
  }

  /** Runs the conversion of invisible content. The notes of the conversion are dropped. */
  public void unseen(Runnable conversion) {
    unseen++;
    conversion.run();
    unseen--;
  }

  private void note(int line, String what) {
    if (notes.size() < MAX_NOTES || notes.containsKey(what)) {
      notes.computeIfAbsent(what, k -> new LinkedHashSet<>()).add(line);
    }
  }

  static String shortened(String reference) {
    return reference.length() <= 80 ? reference : reference.substring(0, 80) + "...";
  }

  /** Returns a place such as "drawing.svg, line 12". */
  String place(Element element) {
    return name + ", line " + lines.getOrDefault(element, 0);
  }

  public SvgException error(Element element, String what) {
    return new SvgException(place(element) + ", <" + element.getLocalName() + ">: " + what);
  }

  /** Adds font families that the drawing declares. Such fonts are not read. */
  public void addFonts(Set<String> families) {
    fonts.addAll(families);
  }

  /** Whether the drawing declares a font of {@code family}, which is in lower case. */
  public boolean hasFont(String family) {
    return fonts.contains(family);
  }

  /** Counts the conversion of an element. */
  public void countConversion(Element element) {
    if (++conversions > SvgLimits.CONVERSIONS) {
      throw error(
          element,
          "nested <use> elements expand the drawing to more than "
              + SvgLimits.CONVERSIONS
              + " elements: simplify it, or convert it to a PNG file");
    }
  }

  /** Adds the costs of the inner drawing that {@code element} shows. */
  public void countInner(Element element, SvgDocument inner) {
    conversions += inner.conversions;
    countConversion(element);
    countPaintings(element, inner.paintings);
  }

  /** Sets the area of the drawing, in its coordinates. */
  public void setArea(double newArea) {
    area = newArea;
  }

  /**
   * Counts the cost of painting a layer, its masks and the steps of its filter. Returns the layer.
   */
  public SvgPart.Layer counted(Element element, SvgPart.Layer layer) {
    double cost = 1 + layer.masks().size();
    if (layer.filter() != null) {
      for (Filter.Step step : layer.filter().steps()) {
        Filter.Effect effect = step.effect();
        boolean isSlow = effect instanceof Filter.Blur || effect instanceof Filter.Morphology;
        cost += isSlow ? SLOW_EFFECT : 1;
      }
    }
    countPainting(element, layer.bounds(), cost);
    return layer;
  }

  /** Counts the cost of painting a box, in the drawing's coordinates, {@code times} times. */
  public void countPainting(Element element, Bounds box, double times) {
    if (!box.isEmpty() && area > 0) {
      double areas = Math.min(MAX_COUNTED_AREAS, box.size().x() * box.size().y() / area);
      countPaintings(element, times * areas);
    }
  }

  private void countPaintings(Element element, double more) {
    paintings += more;
    if (paintings > SvgLimits.PAINTINGS) {
      throw error(
          element,
          "masks, filters, patterns and translucent groups paint the drawing more than "
              + (int) SvgLimits.PAINTINGS
              + " times over: use fewer of them, or convert it to a PNG file");
    }
  }

  /** Counts points of an outline. */
  public void countPoints(Element element, int more) {
    points += more;
    if (points > SvgLimits.POINTS) {
      throw error(
          element,
          "the drawing has more than "
              + SvgLimits.POINTS
              + " points: simplify it, or convert it to a PNG file");
    }
  }

  /**
   * Returns whether a boolean operation on these paths is exact and fast enough, and counts the
   * operation if it is. Large coordinates make the operation inexact.
   */
  public boolean affords(Path... paths) {
    int curves = 0;
    for (Path path : paths) {
      Bounds box = path.bounds();
      if (!box.isEmpty()
          && !(box.min().length() <= SvgLimits.EXTENT && box.max().length() <= SvgLimits.EXTENT)) {
        return false;
      }
      curves += path.curveCount();
    }
    long cost = curves + (long) curves * curves / 50;
    if (combined + cost > SvgLimits.COMBINATIONS) {
      return false;
    }
    combined += cost;
    return true;
  }
}
