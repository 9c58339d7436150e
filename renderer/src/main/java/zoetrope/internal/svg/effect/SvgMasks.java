package zoetrope.internal.svg.effect;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.Mask;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.paint.SvgContent;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.svg.model.SvgPart;

/** Converts masks: their content and their regions. */
record SvgMasks(SvgDocument document, SvgStyles styles, SvgClips clips, SvgContent content) {
  /** Returns the masks of an element with this box in user units. All of them apply together. */
  List<SvgPart.Masking> of(Element element, Bounds box, SvgContext context) {
    String reference = context.style().reference("mask");
    Element mask = document.target(element, reference);
    if (mask == null || !mask.getLocalName().equals("mask")) {
      document.note(element, "mask " + reference + " does not exist and was left out");
      return List.of();
    }
    if (context.isUsing(mask)) {
      document.note(mask, "the mask refers to itself; this reference was left out");
      return List.of();
    }
    SvgStyle style = styles.inDocument(mask);
    SvgContext maskContext = context.usedBy(mask).styled(style).withClip(null).deeper();
    List<SvgPart.Masking> all = new ArrayList<>();
    all.add(new SvgPart.Masking(content.of(mask, inside(mask, box, maskContext)), kind(style)));
    all.add(SvgPart.Masking.of(region(mask, box, context)));
    if (SvgClips.has(style)) {
      SvgContext clipped = clips.clip(mask, maskContext);
      all.addAll(clipped.masks());
      if (clipped.clip() != null) {
        all.add(SvgPart.Masking.of(clipped.clip()));
      }
    }
    if (style.refers("mask")) {
      // All masks are multiplied, so a mask of this mask can simply be added.
      all.addAll(of(mask, box, maskContext));
    }
    return all;
  }

  private static SvgContext inside(Element mask, Bounds box, SvgContext maskContext) {
    return SvgElements.attribute(mask, "maskContentUnits").equals("objectBoundingBox")
        ? maskContext.inShares(box)
        : maskContext;
  }

  private static Mask.Kind kind(SvgStyle style) {
    if (style.word("mask-type").equals("alpha")) {
      return Mask.Kind.ALPHA;
    }
    return style.word("color-interpolation").equals("linearrgb")
        ? Mask.Kind.LINEAR_LUMINANCE
        : Mask.Kind.LUMINANCE;
  }

  private Path region(Element mask, Bounds box, SvgContext context) {
    Bounds region = SvgBoxes.region(document, mask, "maskUnits", box, context);
    return SvgShapes.box(region.min().x(), region.min().y(), region.size().x(), region.size().y())
        .transform(context.map());
  }
}
