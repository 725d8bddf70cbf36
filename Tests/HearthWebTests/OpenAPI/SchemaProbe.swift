import HearthAPI
import HearthKinds

/// What a type expects of JSON, found out by letting it decode itself from nothing.
///
/// A synthesized `init(from:)` asks for every field by name and type, and for optional ones in
/// another way: so what is written down is what the API reads, and what its answers hold.
final class SchemaCollector {
    /// By the names of their types.
    private(set) var schemas: [String: JSONValue] = [:]
    let comments: SourceComments

    init(comments: SourceComments) {
        self.comments = comments
    }

    /// The schema of a value; types of ours are referred to.
    func schema<Value: Decodable>(of type: Value.Type) throws -> JSONValue {
        try probe(type).schema
    }

    /// What an object of ours has: names with schemas, and the names that have to be there.
    func fields<Value: Decodable>(
        of type: Value.Type
    ) throws -> (properties: [String: JSONValue], required: [String]) {
        let (_, properties, required) = try object(type)
        return (properties, required.sorted())
    }

    /// What is read of an object, whatever kind an item says it is of: required is what all of them need.
    private func object<Value: Decodable>(
        _ type: Value.Type
    ) throws -> (value: Value, properties: [String: JSONValue], required: Set<String>) {
        let name = Self.name(of: type)
        var object = ObjectProbe(collector: self, owner: name, kind: WishBody.self)
        let value = try Value(from: object)
        var (properties, required) = (object.properties, object.required)
        for kind in ItemFields.table.all where kind != WishBody.self {
            object = ObjectProbe(collector: self, owner: name, kind: kind)
            _ = try Value(from: object)
            properties.merge(object.properties) { first, _ in first }
            required.formIntersection(object.required)
        }
        return (value, properties, required)
    }

    fileprivate func probe<Value: Decodable>(
        _ type: Value.Type
    ) throws -> (value: Value, schema: JSONValue) {
        if let simple = Self.simple[ObjectIdentifier(type)], let value = simple.value as? Value {
            return (value, simple.schema)
        }
        if let array = type as? any ProbedArray.Type {
            return (try cast(array.init()), try array.schema(in: self))
        }
        if let map = type as? any ProbedMap.Type {
            return (try cast(map.init()), try map.schema(in: self))
        }
        let name = Self.name(of: type)
        let reference: JSONValue = ["$ref": .text("#/components/schemas/\(name)")]
        if let choice = type as? any (CaseIterable & RawRepresentable).Type {
            let (values, first) = try Self.cases(of: choice)
            schemas[name] = comments.describe(
                ["type": "string", "enum": .list(values.map { .text($0) })], as: name,
                choices: values)
            return (try cast(first), reference)
        }
        let (value, properties, required) = try object(type)
        var schema: JSONValue = ["type": "object", "properties": .object(properties)]
        if !required.isEmpty {
            schema = schema.with("required", .list(required.sorted().map { .text($0) }))
        }
        schemas[name] = comments.describe(schema, as: name)
        return (value, reference)
    }

    private static func cases<Choice: CaseIterable & RawRepresentable>(
        of choice: Choice.Type
    ) throws -> (values: [String], first: Any) {
        let values = choice.allCases.compactMap { $0.rawValue as? String }
        guard let first = choice.allCases.first, !values.isEmpty else {
            throw Unprobed(type: "\(choice)")
        }
        return (values, first)
    }

    private func cast<Value>(_ value: Any) throws -> Value {
        guard let value = value as? Value else { throw Unprobed(type: "\(Value.self)") }
        return value
    }

    /// Of a type of ours without its module: `AlarmNotice.Kind`.
    static func name(of type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    }

    private static let simple: [ObjectIdentifier: (value: any Sendable, schema: JSONValue)] = [
        ObjectIdentifier(String.self): ("", ["type": "string"]),
        ObjectIdentifier(Bool.self): (false, ["type": "boolean"]),
        ObjectIdentifier(Int.self): (0, ["type": "integer", "format": "int64"]),
        ObjectIdentifier(NewID.self): (
            NewID(0), ["type": "string", "pattern": "^[0-9A-Fa-f]{32}$"]
        ),
        ObjectIdentifier(Double.self): (0.0, ["type": "number", "format": "double"]),
    ]
}

/// A type that the file cannot say; the probe has to learn it first.
struct Unprobed: Error, CustomStringConvertible {
    var type: String
    var description: String { "SchemaProbe does not know how to describe \(type)." }
}

private protocol ProbedArray {
    init()
    static func schema(in collector: SchemaCollector) throws -> JSONValue
}

extension Array: ProbedArray where Element: Decodable {
    fileprivate static func schema(in collector: SchemaCollector) throws -> JSONValue {
        ["type": "array", "items": try collector.schema(of: Element.self)]
    }
}

private protocol ProbedMap {
    init()
    static func schema(in collector: SchemaCollector) throws -> JSONValue
}

extension Dictionary: ProbedMap where Key == String, Value: Decodable {
    fileprivate static func schema(in collector: SchemaCollector) throws -> JSONValue {
        ["type": "object", "additionalProperties": try collector.schema(of: Value.self)]
    }
}

/// Stands in for the JSON of one object and writes down what it is asked for.
private final class ObjectProbe: Decoder {
    let collector: SchemaCollector
    let owner: String
    /// Of what kind an item says it is.
    let kind: any KindFields.Type
    var properties: [String: JSONValue] = [:]
    var required: Set<String> = []

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(collector: SchemaCollector, owner: String, kind: any KindFields.Type) {
        self.collector = collector
        self.owner = owner
        self.kind = kind
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Fields<Key>(object: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unprobed(type: owner) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw Unprobed(type: owner)
    }

    /// What an item has to say for its reader to look for what its kind says.
    private var telling: [String: any Sendable] { ["kind": kind.kind, "isKnown": true] }

    fileprivate func note<Value: Decodable>(
        _ type: Value.Type, as key: any CodingKey, isRequired: Bool
    ) throws -> Value {
        let (value, schema) = try collector.probe(type)
        properties[key.stringValue] = collector.comments.describe(
            schema, as: "\(owner).\(key.stringValue)",
            or: (owner == "ListInfo"
                ? ["ListBasics"] + (kind.ofLists.map { ["\($0)"] } ?? [])
                : [kind == WishBody.self ? "WishFields" : "\(kind)"])
                .map { "\($0).\(key.stringValue)" })
        if isRequired { required.insert(key.stringValue) }
        return telling[key.stringValue] as? Value ?? value
    }
}

private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let object: ObjectProbe

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { throw Unprobed(type: object.owner) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try object.note(type, as: key, isRequired: true)
    }

    // The standard library calls these for optional fields of the types that the API has; another
    // one comes to `decodeNil`, which says that it is not known here.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try object.note(type, as: key, isRequired: false)
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try object.note(type, as: key, isRequired: false)
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try object.note(type, as: key, isRequired: false)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try object.note(type, as: key, isRequired: false)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try object.note(type, as: key, isRequired: false)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw Unprobed(type: object.owner) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw Unprobed(type: object.owner)
    }
    func superDecoder() throws -> any Decoder { throw Unprobed(type: object.owner) }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Unprobed(type: object.owner) }
}
