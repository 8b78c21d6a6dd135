// Holds values against the types of a TypeScript file, in both directions: a value has every field
// of its type and no other, and in the end every field has been met, with a value and with null, and
// without one where it may be left out. So types can be checked that exist only while compiling.
import ts from 'typescript';

export class Shapes {
  private readonly checker: ts.TypeChecker;
  private readonly exports: Map<string, ts.Type>;
  private readonly met = new Set<string>();

  constructor(file: string) {
    const program = ts.createProgram([file], {
      ...{ strict: true, exactOptionalPropertyTypes: true },
      ...{ types: [], lib: ['lib.es5.d.ts'] }, // little is quickly read
    });
    this.checker = program.getTypeChecker();
    const module = this.checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    this.exports = new Map(
      this.checker
        .getExportsOfModule(module)
        .map((symbol) => [symbol.name, this.checker.getDeclaredTypeOfSymbol(symbol)]),
    );
  }

  // The names of the fields of an exported type.
  fieldsOf(name: string): string[] {
    return this.checker.getPropertiesOfType(this.type(name)).map((field) => field.name);
  }

  // What is wrong with a value of an exported type, or of one of its fields; a sentence each.
  troubles(value: unknown, name: string, field?: string): string[] {
    if (field === undefined) return this.compare(value, this.type(name), name);
    const symbol = this.checker.getPropertyOfType(this.type(name), field);
    if (!symbol) return [`${name} has no ${field}`];
    this.met.add(`${name}.${field} is there`);
    return this.compare(value, this.checker.getTypeOfSymbol(symbol), `${name}.${field}`);
  }

  // What of an exported type no value has shown so far.
  unmet(name: string): string[] {
    const wanted = new Set<string>();
    this.want(this.type(name), name, wanted);
    return [...wanted].filter((sign) => !this.met.has(sign));
  }

  private type(name: string): ts.Type {
    const type = this.exports.get(name);
    if (!type) throw new Error(`There is no type ${name}.`);
    return type;
  }

  // A type with a name is known by it wherever it stands, any other by its place.
  private placeOf(type: ts.Type, at: string): string {
    const name = type.aliasSymbol?.name ?? type.symbol?.name;
    return name && this.exports.has(name) ? name : at;
  }

  private compare(value: unknown, type: ts.Type, at: string): string[] {
    if (type.flags & ts.TypeFlags.Unknown) return [];
    if (type.isUnion()) return this.compareAny(value, type, at);
    if (!(type.flags & ts.TypeFlags.Object)) return this.comparePlain(value, type, at);
    if (typeof value !== 'object' || value === null) return [`${at} is ${JSON.stringify(value)}`];
    const inner = this.elementsOf(type);
    if (inner) return this.compareList(value, inner, at);
    return this.compareFields(value as Record<string, unknown>, type, at);
  }

  private comparePlain(value: unknown, type: ts.Type, at: string): string[] {
    const names: [ts.TypeFlags, boolean][] = [
      [ts.TypeFlags.String, typeof value === 'string'],
      [ts.TypeFlags.Number, typeof value === 'number'],
      [ts.TypeFlags.Null, value === null],
      [ts.TypeFlags.StringLiteral, type.isStringLiteral() && value === type.value],
      [ts.TypeFlags.BooleanLiteral, this.checker.typeToString(type) === String(value)],
    ];
    const fits = names.some(([flag, fine]) => (type.flags & flag) !== 0 && fine);
    const name = this.checker.typeToString(type);
    return fits ? [] : [`${at} is ${JSON.stringify(value)}, not ${name}`];
  }

  // The first that fits will do; where none does, the one that comes nearest is complained about.
  private compareAny(value: unknown, union: ts.UnionType, at: string): string[] {
    if (union.types.some((type) => type.flags & ts.TypeFlags.Null)) {
      this.met.add(`${at} ${value === null ? 'is null' : 'is not null'}`);
    }
    const tries = union.types
      .filter((type) => !(type.flags & ts.TypeFlags.Undefined))
      .map((type) => this.compare(value, type, at));
    const nested = (troubles: string[]) => troubles.some((text) => !text.startsWith(`${at} is `));
    return tries.find((none) => none.length === 0) ?? tries.find(nested) ?? tries[0]!;
  }

  // The types of a list's elements: one for all, or of a tuple one each.
  private elementsOf(type: ts.Type): readonly ts.Type[] | undefined {
    if (!this.checker.isArrayType(type) && !this.checker.isTupleType(type)) return undefined;
    return this.checker.getTypeArguments(type as ts.TypeReference);
  }

  private compareList(value: object, inner: readonly ts.Type[], at: string): string[] {
    if (!Array.isArray(value)) return [`${at} is no list`];
    if (inner.length > 1 && value.length !== inner.length)
      return [`${at} has ${value.length} parts`];
    if (value.length > 0) this.met.add(`${at} is not empty`);
    return value.flatMap((one, i) => this.compare(one, inner[i % inner.length]!, `${at}[]`));
  }

  private compareFields(value: Record<string, unknown>, type: ts.Type, from: string): string[] {
    const at = this.placeOf(type, from);
    const fields = this.checker.getPropertiesOfType(type);
    const rest = type.getStringIndexType();
    const known = new Set(fields.map(({ name }) => name));
    const others = Object.keys(value).filter((name) => !known.has(name));
    return [
      ...fields.flatMap((field) => this.compareField(value, field, at)),
      ...others.flatMap((name) =>
        rest ? this.compare(value[name], rest, `${at}.*`) : [`${at}.${name} is not in the type`],
      ),
    ];
  }

  private compareField(value: Record<string, unknown>, field: ts.Symbol, at: string): string[] {
    const place = `${at}.${field.name}`;
    const there = field.name in value;
    this.met.add(`${place} is ${there ? 'there' : 'left out'}`);
    if (there) return this.compare(value[field.name], this.checker.getTypeOfSymbol(field), place);
    return field.flags & ts.SymbolFlags.Optional ? [] : [`${place} is missing`];
  }

  // Adds what values of a type have to show.
  private want(type: ts.Type, from: string, wanted: Set<string>): void {
    if (type.isUnion()) {
      if (type.types.some(({ flags }) => flags & ts.TypeFlags.Null)) {
        wanted.add(`${from} is null`).add(`${from} is not null`);
      }
      for (const one of type.types) this.want(one, from, wanted);
    }
    if (!(type.flags & ts.TypeFlags.Object)) return;
    const inner = this.elementsOf(type);
    if (inner) {
      wanted.add(`${from} is not empty`);
      for (const one of inner) this.want(one, `${from}[]`, wanted);
      return;
    }
    const at = this.placeOf(type, from);
    for (const field of this.checker.getPropertiesOfType(type)) {
      const place = `${at}.${field.name}`;
      wanted.add(`${place} is there`);
      if (field.flags & ts.SymbolFlags.Optional) wanted.add(`${place} is left out`);
      this.want(this.checker.getTypeOfSymbol(field), place, wanted);
    }
    const rest = type.getStringIndexType();
    if (rest) this.want(rest, `${at}.*`, wanted);
  }
}
